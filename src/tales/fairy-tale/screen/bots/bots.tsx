import { type CharacterId, deciderSeat, type FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { createBots } from '../../../../ui/frames/computers/create-bots.tsx'
import { HeroIcon } from '../../art/index.ts'
import { COMPUTERS, type Computer } from '../../leaders.ts'
import { counsel, type Table, useComputer, useSuggesting, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useWhy } from '../foresight/why/explanation.ts'

/** The computer players at the table: they lead characters. */
export const { useComputers, ComputerTurn, LeadButton } = createBots<FairyTale, CharacterId, Computer, Table>(
  {
    useTable,
    useComputer,
    counsel,
    computers: COMPUTERS,
    icons: { apprentice: 'apprentice', guardian: 'guardian' },
    turnOf: ({ turn }) => turn,
    roleToAct: (state) => deciderSeat(state)?.character ?? null,
    prepare: ({ intent }) => intent.getState().cancel(),
    // Even in a hurry, what monsters do is always shown.
    useIsAsking() {
      const isExplained = useWhy(({ asked }) => asked !== null)
      const isSuggesting = useSuggesting(({ seat }) => seat !== null)
      return isExplained || isSuggesting
    },
    useWords() {
      const { bots, common } = useMessages()
      return { bots, nameOf: (character) => common.inSentence[character] }
    },
    pictureOf: (character) => <HeroIcon character={character} height={62} selected />,
  },
)
