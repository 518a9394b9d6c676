/**
 * FNV-1a of the UTF-16 units of a text: an unsigned 32-bit integer. Pictures, words, links, days and the names of migrated games depend on
 * it, so it must never change. `start` and `factor` default to those of the algorithm.
 */
export function hashOf(text: string, start = 0x811c9dc5, factor = 0x01000193): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), factor)
  return hash >>> 0
}
