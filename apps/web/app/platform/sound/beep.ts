const beepS = 0.18

/** Two rising tones. */
export function beep(): void {
  const audio = new AudioContext()
  for (const [index, frequency] of [880, 1_175].entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(audio.destination)
    tone.start(audio.currentTime + index * beepS)
    tone.stop(audio.currentTime + (index + 1) * beepS)
    if (index === 1) tone.onended = () => void audio.close()
  }
}
