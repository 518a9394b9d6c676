import { err, ok, type Result } from '../../engine/kernel/result.ts'

/** A line of text, or a mark that it was too long. */
export type InputLine = Result<string, 'too-long'>

/**
 * Cuts a stream of text into lines, as they come in. Of a line longer than `most` characters nothing is
 * kept. The last line needs no end.
 */
export async function* linesOf(chunks: AsyncIterable<string>, most: number): AsyncGenerator<InputLine> {
  let text = ''
  let tooLong = false
  const cut = (): InputLine => {
    const line: InputLine = tooLong ? err('too-long') : ok(text)
    text = ''
    tooLong = false
    return line
  }
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n')
    for (const [index, piece] of [first, ...more].entries()) {
      if (index > 0) yield cut()
      tooLong ||= text.length + piece.length > most
      text = tooLong ? '' : text + piece
    }
  }
  if (text !== '' || tooLong) yield cut()
}
