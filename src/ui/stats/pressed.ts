import { sealName } from '../../store/seals-store.ts'
import { type ChronicleGame, counted } from './counted.ts'
import { earnedBy } from './earned.ts'
import type { TaleChronicle } from './stats.ts'

/** Records seals of a game. A seal that was recorded earlier keeps its game. */
type Press = (names: readonly string[], game: string, when: number) => void

/** Records all seals that saved games earned, each for the first game that earned it. */
export function pressEarned(
  tales: Readonly<Record<string, TaleChronicle>>,
  lines: readonly ChronicleGame[],
  press: Press,
): void {
  const games = counted(lines, tales)
  for (const [tale, chronicle] of Object.entries(tales)) {
    for (const { seals, game, when } of earnedBy(
      chronicle,
      games.filter((one) => one.tale === tale),
    )) {
      press(
        seals.map((seal) => sealName(tale, seal)),
        game,
        when,
      )
    }
  }
}
