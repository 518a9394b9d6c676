// npm run -s referee [-- --tale NAME]: JSON lines in on standard input, JSON lines out on standard output (docs/REFEREE.md).
import { once } from 'node:events'
import process, { stdin, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { linesOf } from './requests.ts'
import { LONGEST_LINE, tooLong } from './respond.ts'
import { CONVERSATIONS, type Conversation } from './tales.ts'

// The reader of the output is gone: exit.
stdout.on('error', () => process.exit(0))

const begin = taleNamed(process.argv.slice(2))
if (begin) await talk(begin())

/** Returns the tale named on the command line, by default the first. Prints an error if there is no such tale. */
function taleNamed(args: string[]): (() => Conversation) | undefined {
  const names = Object.keys(CONVERSATIONS)
  const [first = ''] = names
  let tale: string | undefined
  try {
    tale = parseArgs({ args, options: { tale: { type: 'string', default: first } } }).values.tale
  } catch {
    // Reported below, like an unknown tale.
  }
  const found = tale !== undefined && Object.hasOwn(CONVERSATIONS, tale) ? CONVERSATIONS[tale] : undefined
  if (!found) {
    console.error(
      `Invalid arguments "${args.join(' ')}". Usage: npm run -s referee -- --tale ${first}. Known tales: ${names.join(', ')}.`,
    )
    process.exitCode = 2
  }
  return found
}

async function talk(answer: Conversation): Promise<void> {
  for await (const line of linesOf(stdin.setEncoding('utf8'), LONGEST_LINE)) {
    if (!line.ok) await say(tooLong())
    else if (line.value.trim() !== '') await say(answer(line.value))
  }
}

async function say(reply: string): Promise<void> {
  if (!stdout.write(`${reply}\n`)) await once(stdout, 'drain')
}
