import { boogyman, parseTurn } from '../../src/engine/boogyman/index.ts'
import { replay } from '../../src/engine/kernel/index.ts'
import { type Sent, writeLink } from '../../src/sharing/link.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { recordedTale } from './tale.ts'

/** The duel of these links, in the words of its law. */
const DUEL = 'place d4, place c4, place e4, place d5, step d4 d3, step d5 d6'

/** What stands in the address of a link to a game that goes on: of the first tale, or a duel. */
export async function linkOf(tale: 'fairy-tale' | 'boogyman', sent: Sent): Promise<string> {
  if (tale === 'boogyman') {
    const config = { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } } as const
    const played = replay(boogyman, { config, seed: 0, actions: parseTurn(DUEL) ?? [] })
    if (!played.ok) throw new Error(`Action ${played.error.index} is refused: ${played.error.refusal.code}`)
    return writeLink(boogyman, played.value, sent)
  }
  const { config, seed, actions } = recordedTale('won', 20)
  const played = replay(fairyTale, { config, seed, actions })
  if (!played.ok) throw new Error(`Action ${played.error.index} is refused: ${played.error.refusal.code}`)
  return writeLink(fairyTale, played.value, sent)
}
