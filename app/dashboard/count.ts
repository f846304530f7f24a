/** 4 320 */
export const count = (value: number) => value.toLocaleString('en-ZA');
