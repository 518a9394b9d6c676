import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Picture {
  src: string
  sizes: string
  type: string
}

const manifest: { icons: Picture[]; screenshots: Picture[] } = JSON.parse(
  readFileSync('public/manifest.webmanifest', 'utf8'),
)

/** The size that is written in a PNG, after the name of its first part. */
function sizeOfPng(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src exists, with the declared size',
  ({ src, sizes, type }) => {
    const bytes = readFileSync(`public/${src}`)
    if (type === 'image/png') expect(sizeOfPng(bytes)).toBe(sizes)
    else expect(bytes.length).toBeGreaterThan(0)
  },
)

test('the app can be installed: icons of all requested sizes, and a maskable one', () => {
  const icons = manifest.icons.map(({ sizes }) => sizes)
  expect(icons).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(readFileSync('public/manifest.webmanifest', 'utf8')).toContain('"maskable"')
})
