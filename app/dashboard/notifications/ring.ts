// Two soft tones, made here: nothing to load. A browser lets a page be heard only after a press, and Safari only in what was
// opened during one: so there is one source of sound, opened early, that rests in between.
const longest = 1000;

let source: AudioContext | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

export async function ring() {
  const asked = performance.now();
  const sound = await open();
  if (performance.now() - asked > longest) return; // allowed only now, by a press: the lead is no news any more
  const volume = sound.createGain();
  volume.connect(sound.destination);
  for (const [i, pitch] of [659.3, 880].entries()) {
    const at = sound.currentTime + i * 0.16;
    const tone = sound.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(at);
    tone.stop(at + 0.3);
  }
  volume.gain.setValueAtTime(0.12, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.6);
}

/** Opens the sound at the first press, if it is wanted by then. */
export function openAtPress(wanted: () => boolean): () => void {
  const presses = ['click', 'touchend', 'keydown'];
  const stop = () => {
    for (const press of presses) removeEventListener(press, onPress, true);
  };
  const onPress = () => {
    if (wanted()) open().then(stop, stop);
  };
  for (const press of presses) addEventListener(press, onPress, true);
  return stop;
}

/** Waits until the browser allows it. */
async function open(): Promise<AudioContext> {
  source ??= new AudioContext();
  const sound = source;
  await sound.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void sound.suspend(), longest);
  return sound;
}
