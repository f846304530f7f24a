// Two soft tones, made here: nothing to load.
export function ring() {
  const sound = new AudioContext();
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
  setTimeout(() => void sound.close(), 1000);
}
