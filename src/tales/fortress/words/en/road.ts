import type { FortressId } from '../../../../engine/fortress/index.ts'
import { capital, counted } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** The Road of Seven Fortresses. */
export const road = {
  title: 'The Road of Seven Fortresses',
  about: 'Seven sieges, three lanterns. A victory opens the next; whatever else costs a lantern.',
  begin: 'Set out',
  go: (name: string) => `Besiege ${name}`,
  goOn: { flourish: 'On to', main: 'the walls!' },
  next: 'Next',
  taken: 'taken',
  waits: 'waits',
  lanterns: (left: number) =>
    left === 0 ? 'No lantern is left.' : `${counted(left, 'lantern', 'lanterns')} left`,
  stars: (won: number) => `${won} of 21 stars`,
  starsOf: (won: number) => counted(won, 'star', 'stars'),
  walked: 'The road is walked to its end.',
  ended: 'The last lantern has gone out. The road ends here.',
  anew: 'Set out anew',
  anewTitle: 'Set out anew?',
  anewText: 'The road as it stands is forgotten: stars and lanterns begin again.',
  anewYes: 'Set out anew',
  anewNo: 'Keep this road',
  change: 'Change the deck…',
  deck: 'Your deck',
  back: 'Back to the cover',
  own: (names: string) => `Of its own: ${names}.`,
  drawn: (count: number) => `${capital(counted(count, 'defender', 'defenders'))} more from your fifteen.`,
  walls: (walls: number) => (walls === 0 ? '' : `Walls: ${walls} more on the dice.`),
  weather: (changes: readonly number[]) =>
    `Nights: ${changes.map((one) => (one > 0 ? `+${one}` : one === 0 ? '0' : `−${-one}`)).join(', ')}.`,
  standard: 'Nights as ever.',
  tells: wordsOf<FortressId>({
    'gingerbread-gate': 'It smells of honey, and the guards have sticky hands.',
    'brook-mill': 'The wheel never stops, nor does the drum.',
    'stairless-tower': 'Somebody at the top sings, and nobody comes down.',
    'bramble-hall': 'Thorns let you in. They do not let you out.',
    'glass-hill': 'Whoever looks up sees only themselves.',
    'winter-palace': 'Here even the candles are cold.',
    'castle-of-the-last-page': 'Behind its gate, the book is closed.',
  }),
  best: (stars: number) => `Your best road: ${stars} of 21 stars.`,
  unreadable: 'The book of your road could not be read. It begins anew.',
  counted: (stars: number) => `This siege brought you ${counted(stars, 'star', 'stars')}.`,
  lostLanterns: (lost: number) => `It cost you ${counted(lost, 'lantern', 'lanterns')}.`,
  onward: 'On along the road',
}
