import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrCode } from './qr-markup.ts'

const ADDRESS = 'http://192.168.1.20:4173/#/join/MKWTRB'

/** The upper left corners of the drawn modules, from the path. */
function modulesIn(markup: string): Set<string> {
  const d = /<path d="([^"]*)"/.exec(markup)?.[1] ?? ''
  return new Set([...d.matchAll(/M([\d.]+) (\d+)H/g)].map(([, x, y]) => `${Math.floor(Number(x))},${y}`))
}

it('draws each module of the code once, without the eyes and the middle', () => {
  const { size, markup } = qrCode(ADDRESS)
  const { data } = encode(ADDRESS, { ecc: 'Q', border: 0, minVersion: 4 })
  const isEye = (x: number, y: number) => (x < 7 || x >= size - 7) && (y < 7 || (y >= size - 7 && x < 7))
  const isMiddle = (x: number, y: number) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) < 3.6
  const expected = data.flatMap((row, y) =>
    row.flatMap((isOn, x) => (isOn && !isEye(x, y) && !isMiddle(x, y) ? [`${x},${y}`] : [])),
  )
  expect(modulesIn(markup)).toEqual(new Set(expected))
})

it('hides less than error correction restores, also in a long link', () => {
  for (const text of [ADDRESS, `${ADDRESS.slice(0, -6)}${'a'.repeat(12)}.${'b'.repeat(22)}`]) {
    const { size, markup } = qrCode(text)
    const { data } = encode(text, { ecc: 'Q', border: 0, minVersion: 4 })
    const hidden = Math.PI * 3.6 ** 2
    expect(data).toHaveLength(size)
    // Q restores a quarter of the words. The middle must stay far below that.
    expect(hidden / size ** 2).toBeLessThan(0.05)
    expect(modulesIn(markup).size).toBeGreaterThan(size)
  }
})

it('draws three eyes', () => {
  expect(qrCode(ADDRESS).markup.match(/rx="1.3"/g)).toHaveLength(3)
})
