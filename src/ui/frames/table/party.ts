import { createContext } from 'react'
import { useStore } from 'zustand'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { isHuman } from '../../../store/controllers-store.ts'
import type { TaleKit } from '../tale-kit.ts'

/** The number of people and bots in the game at a table. */
interface Party {
  readonly people: number
  readonly bots: number
}

/** The context of the hook that counts the people and bots at the table on the page. */
export const PartyOfTable = createContext<() => Party>(() => ({ people: 0, bots: 0 }))

/** Makes that hook. */
export const partyOf =
  <K extends GameTypes>({ rules, useTable }: Pick<TaleKit<K, unknown>, 'rules' | 'useTable'>) =>
  (): Party => {
    const { game, leaders } = useTable()
    const config = game(({ session }) => session?.config)
    const { table, people, persons } = useStore(leaders)
    const roles = config === undefined ? [] : rules.seats(config).map(({ role }) => role)
    const led = roles.filter((role) => isHuman(table, role))
    const all = new Set(led.map((role) => persons[role] ?? role))
    return { people: people === 'one' ? Math.min(1, led.length) : all.size, bots: roles.length - led.length }
  }
