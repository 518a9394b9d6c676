import { capital, counted, inWords } from '../../../../ui/text/en/numbers.ts'

const monsters = (n: number) => counted(n, 'monster', 'monsters')

/** The card between two players: who is on turn now, and what happened meanwhile. */
export const handover = {
  newMonsters: (n: number) => `New monsters: ${inWords(n)}`,
  /** Where one person leads several heroes, and nothing is handed over. */
  turnOf: (hero: string) => `${capital(hero.endsWith('s') ? `${hero}’` : `${hero}’s`)} turn`,
  quiet: 'All was quiet in the forest.',

  /** What happened, and after it what that means. */
  reached: (monster: string) => `${capital(monster)} reached the Oak:`,
  reachedAll: (n: number) => `${capital(monsters(n))} reached the Oak:`,
  heartsLost: (n: number) => `The Oak lost ${n === 1 ? 'a heart' : counted(n, 'heart', 'hearts')}:`,
  heartsLeft: (n: number) => `${n === 1 ? 'one heart is' : `${counted(n, 'heart', 'hearts')} are`} left.`,
  shattered: (name: string) => `${capital(name)} broke a dark diamond:`,
  broken: (n: number) => (n === 1 ? 'the first of three.' : n === 2 ? 'one is left.' : 'the last.'),
  laidDiamond: (name: string) => `${capital(name)} laid a dark diamond`,
  at: (place: string) => `at ${place}.`,
  near: (n: number) => `${capital(monsters(n))} ${n === 1 ? 'stands' : 'stand'} one step from the Oak.`,
  came: (n: number) => `${capital(monsters(n))} came`,
  from: (sides: string) => `from ${sides}.`,
  /** What one did, as parts of a sentence. */
  did: (name: string, deeds: string) => `${capital(name)} ${deeds}.`,
  deeds: {
    gone: (_name: string, n: number) => `removed ${monsters(n)}`,
    tiles: (_name: string, n: number) => `laid ${n === 1 ? 'a tile' : counted(n, 'tile', 'tiles')}`,
    steps: (_name: string, n: number) => `walked ${counted(n, 'step', 'steps')}`,
  },
}
