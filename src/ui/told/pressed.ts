import { sealName } from '../../store/seals.ts'
import { type ChronicleGame, counted } from './counted.ts'
import { earnedBy } from './earned.ts'
import type { TaleChronicle } from './told.ts'

/** Presses seals that a game has earned; whoever was earlier keeps theirs. */
type Press = (names: readonly string[], game: string, when: number) => void

/** Presses all that kept games have earned, each seal for the game that earned it first. */
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
