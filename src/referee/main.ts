// npm run -s referee: JSON lines in on standard input, JSON lines out on standard output (docs/REFEREE.md).
import { once } from 'node:events'
import { stdin, stdout } from 'node:process'
import { linesOf } from './lines.ts'
import { LONGEST_LINE, type Position, respond, tooLong } from './respond.ts'

// Whoever reads the answers has gone: nobody is left to be told anything.
stdout.on('error', () => process.exit(0))

async function say(reply: string): Promise<void> {
  if (!stdout.write(`${reply}\n`)) await once(stdout, 'drain')
}

let position: Position = null
for await (const line of linesOf(stdin.setEncoding('utf8'), LONGEST_LINE)) {
  if (!line.ok) await say(tooLong())
  else if (line.text.trim() !== '') {
    const response = respond(position, line.text)
    position = response.position
    await say(response.reply)
  }
}
