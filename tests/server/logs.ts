import { standardRules as duelRules } from '../../src/engine/boogyman/index.ts'
import { standardRules as citadelRules } from '../../src/engine/citadel/index.ts'
import {
  CHARACTER_IDS,
  everyBox,
  standardRules as fairyTaleRules,
} from '../../src/engine/fairy-tale/index.ts'
import type { Decision } from '../../src/server/decision.ts'
import { openEntry, type TableEntry } from '../../src/server/entries.ts'
import { type Company, decideBegin } from '../../src/server/requests.ts'
import { hashOf } from '../../src/server/secret.ts'
import { opened, type TableState, tableAfter } from '../../src/server/table.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'

// Tables without a server, for tests of its decisions.

const fairyTaleFor = (people: number) => ({
  seats: CHARACTER_IDS.slice(0, people).map((character) => ({ character, player: '' })),
  difficulty: 'bedtime-story',
  rules: fairyTaleRules(),
  boxes: everyBox(true),
})

const CONFIGS = {
  'fairy-tale': fairyTaleFor(2),
  'fairy-tale trio': fairyTaleFor(3),
  boogyman: { players: ['', ''], first: 'red', rules: duelRules() },
  citadel: { players: ['', '', ''], rules: citadelRules() },
  /** Two people with two seats each. */
  'citadel orders': { players: ['', ''], rules: { ...citadelRules(), two: 'orders' } },
} as const

export const TOKEN = hashOf('token')
export const luck = () => 1

/** A table in its lobby, with bots by their seats. */
export function openedTable(name: keyof typeof CONFIGS, bots: Record<string, string> = {}): TableState {
  const [tale = ''] = name.split(' ')
  const { game } = SERVER_TALES[tale] ?? {}
  if (!game) throw new Error(`There is no tale "${tale}".`)
  const config = game.codec.writeConfig(CONFIGS[name])
  return opened(
    SERVER_TALES,
    openEntry({ tale, rules: game.rulesVersion, config, bots, key: hashOf('key'), at: 0 }),
  )
}

export const decided = (table: TableState, decision: Decision): TableState => {
  if ('ack' in decision) throw new Error(`Not done: ${JSON.stringify(decision.ack)}`)
  return tableAfter(table, decision.entry)
}

export const taken = (table: TableState, ...seats: readonly number[]): TableState =>
  seats.reduce<TableState>(
    (before, seat) => tableAfter(before, { do: 'take', seat, token: TOKEN, name: '', at: 0 } as TableEntry),
    table,
  )

export const begun = (table: TableState, bot?: string): TableState =>
  decided(table, decideBegin(table, bot === undefined ? {} : { bot }, by(0), 1, luck))

export const refused = (code: string) => ({ ack: { ok: false, code } })

/** A device with these seats asks. */
export const by = (...own: readonly number[]) => ({
  own,
  seen: [] as readonly number[],
  hasKey: false,
  at: 0,
})

/** Everybody is here but the people of these seats, who have not been here for long. */
export const without = (...absent: readonly number[]): Company => ({
  isHere: (seat) => !absent.includes(seat),
  isAbsent: (seat) => absent.includes(seat),
})
