/**
 * Numbers below what is asked for, one after another, that follow from a text alone (FNV-1a, scattered as MurmurHash3
 * does): what a tale of the day is made of. Never changed, or days that were would have another tale.
 */
export function numbersOf(text: string): (below: number) => number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (below) => {
    hash = (hash + 0x9e3779b9) | 0
    let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    return ((bits ^ (bits >>> 16)) >>> 0) % below
  }
}
