/** A transform stream of the platform. */
interface Through {
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<BufferSource>
}

/** Compresses a text. */
export async function deflated(text: string): Promise<Uint8Array> {
  const packed = await allOf(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity)
  if (!packed) throw new Error('Cannot compress the text.')
  return packed
}

/** Decompresses a text; null if the bytes are invalid. Stops with 'too-long' after `most` bytes. */
export async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<{ text: string } | 'too-long' | null> {
  try {
    const all = await allOf(new DecompressionStream('deflate-raw'), bytes, most)
    return all ? { text: new TextDecoder('utf-8', { fatal: true }).decode(all) } : 'too-long'
  } catch {
    return null
  }
}

/** Pipes bytes through a stream and returns all output; null if it exceeds `most`. */
async function allOf(
  { readable, writable }: Through,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array | null> {
  const writer = writable.getWriter()
  // The reader gets the same error, and its caller handles it.
  const written = writer.write(bytes).then(() => writer.close())
  written.catch(() => {})
  const reader = readable.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    pieces.push(next.value)
  }
  return joined(pieces, size)
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
