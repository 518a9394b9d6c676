const WIDE = 300
const HIGH = 60
/** Number of frequencies in a picture, and the lowest and the highest, in hertz. */
const PITCHES = 48
const LOWEST = 40
const HIGHEST = 8000
const WINDOW = 1024

/** Draws samples: the waveform, and below it the spectrogram. */
export function pictureOf(samples: Float32Array, rate: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH + PITCHES * 2 })
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = '#111'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (let column = 0; column < WIDE; column++) {
    const from = Math.floor((column / WIDE) * samples.length)
    const own = samples.subarray(from, Math.floor(((column + 1) / WIDE) * samples.length) + 1)
    drawSwing(pen, column, own)
    for (let pitch = 0; pitch < PITCHES; pitch++) {
      const strength = strengthOf(samples, from, pitchAt(pitch) / rate)
      const lit = Math.max(0, 1 + Math.log10(Math.max(strength, 1e-9)) / 4)
      pen.fillStyle = `hsl(${260 - 220 * lit} 90% ${60 * lit}%)`
      pen.fillRect(column, HIGH + (PITCHES - 1 - pitch) * 2, 1, 2)
    }
  }
  return canvas
}

function drawSwing(pen: CanvasRenderingContext2D, column: number, samples: Float32Array): void {
  const [low, high] = samples.reduce(
    ([least, most], sample) => [Math.min(least, sample), Math.max(most, sample)],
    [0, 0],
  )
  const middle = HIGH / 2
  pen.fillStyle = Math.max(high, -low) > 1 ? '#f55' : '#fc6'
  pen.fillRect(column, middle - high * middle, 1, Math.max(1, (high - low) * middle))
}

const pitchAt = (pitch: number): number => LOWEST * (HIGHEST / LOWEST) ** (pitch / (PITCHES - 1))

/** Returns the power of one frequency in a window of samples. */
function strengthOf(samples: Float32Array, middle: number, turnsPerSample: number): number {
  let across = 0
  let up = 0
  for (let index = 0; index < WINDOW; index++) {
    const sample = samples[middle - WINDOW / 2 + index] ?? 0
    const soft = (1 - Math.cos((2 * Math.PI * index) / WINDOW)) / WINDOW
    across += sample * soft * Math.cos(2 * Math.PI * turnsPerSample * index)
    up += sample * soft * Math.sin(2 * Math.PI * turnsPerSample * index)
  }
  return across ** 2 + up ** 2
}
