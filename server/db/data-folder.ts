// Whatever keeps the program from its data folder is told with what to do about it.
export async function inDataFolder<T>(dataDir: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error; // one that we meant
    throw new Error(`The data folder ${dataDir} cannot be written to (${message}). Set DATA_DIR to one that can.`);
  }
}
