import { type CharacterId, deciderSeat, type FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { createBots } from '../../../../ui/frames/bots/create-bots.tsx'
import { HEROES, HeroIcon } from '../../art/index.ts'
import { BOT_IDS, type BotId } from '../../controllers.ts'
import { type Table, tables, useSuggesting } from '../../runtime.ts'
import { MESSAGES, type Messages } from '../../words/messages.ts'
import { useWhy } from '../foresight/why/explanation.ts'
import { goingBackOf } from '../table-kit.ts'

/** The bots at the table and their controls. */
export const { useBotTurns, OthersTurn, seats } = createBots<FairyTale, CharacterId, BotId, Table, Messages>({
  ...tables,
  ...MESSAGES,
  computers: BOT_IDS,
  icons: { apprentice: 'apprentice', guardian: 'guardian' },
  roleToAct: (state) => deciderSeat(state)?.character ?? null,
  prepare: ({ intent }) => intent.getState().cancel(),
  goingBackOf,
  // The monsters' movement is always shown, even to a hurried player.
  useIsAsking() {
    const isExplained = useWhy(({ asked }) => asked !== null)
    const isSuggesting = useSuggesting(({ seat }) => seat !== null)
    return isExplained || isSuggesting
  },
  nameOf: ({ common }, character) => common.inSentence[character],
  pictureOf: (character) => <HeroIcon character={character} height={62} selected />,
  colourOf: (character) => HEROES[character].colour,
})
