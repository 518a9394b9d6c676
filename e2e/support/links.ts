import { boogyman, parseTurn } from '../../src/engine/boogyman/index.ts'
import { replay } from '../../src/engine/kernel/index.ts'
import { type Sent, writeLink } from '../../src/sharing/link.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { recordedTale } from './tale.ts'

/** The actions of the duel of these links, in notation. */
const DUEL = 'place d4, place c4, place e4, place d5, step d4 d3, step d5 d6'

/** The address part of a link to a running game of the first tale or the duel. */
export async function linkOf(tale: 'fairy-tale' | 'boogyman', sent: Sent): Promise<string> {
  if (tale === 'boogyman') {
    const config = { players: ['Mira', 'Tom'], first: 'red', rules: { trees: 'two' } } as const
    const played = replay(boogyman, { config, seed: 0, actions: parseTurn(DUEL) ?? [] })
    if (!played.ok)
      throw new Error(`The rules refused action ${played.error.index}: ${played.error.refusal.code}`)
    return writeLink(boogyman, played.value, sent)
  }
  const { config, seed, actions } = recordedTale('won', 20)
  const played = replay(fairyTale, { config, seed, actions })
  if (!played.ok)
    throw new Error(`The rules refused action ${played.error.index}: ${played.error.refusal.code}`)
  return writeLink(fairyTale, played.value, sent)
}
