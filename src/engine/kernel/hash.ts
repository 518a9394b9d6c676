/**
 * FNV-1a of the UTF-16 units of a text: an unsigned number of 32 bits. Pictures, words, links, days and the names of
 * moved games depend on it, so it must never change. `start` and `factor` are those of the algorithm if absent.
 */
export function hashOf(text: string, start = 0x811c9dc5, factor = 0x01000193): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), factor)
  return hash >>> 0
}
