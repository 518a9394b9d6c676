import { sharedCommon } from './common.ts'
import { notices } from './notices.ts'
import { sharedSettings } from './settings.ts'

/** Words of the cover of any tale: the tale as it was left, another, and the shelf. */
const cover = {
  shelf: 'The shelf',
  lastTale: 'Your last tale',
  ended: 'It has ended.',
  goOn: 'Go on with your tale',
  lastPage: 'Open its last page',
  begin: 'Begin',
  beginFirst: 'the tale',
  beginAnother: 'a new one',
  replaceTitle: 'Begin another tale?',
  replaceText: 'The tale that is being told stays among your tales: go on with it whenever you like.',
  replace: 'Begin another',
  keep: 'Keep the old one',
  notOffline: 'At this address the game needs its server each time. Your tales are saved here.',
  /** To be ticked, where two seats have one name. */
  onePerson: (player: string, seats: string) => `${player} is one player, with ${seats}`,
}

/** Words of the sounds. */
const sound = {
  name: 'Sound',
  toOn: 'Sound is off: switch it on',
  toOff: 'Sound is on: switch it off',
  choices: { off: 'Off', soft: 'Soft', middle: 'Medium', loud: 'Loud' },
  music: 'Music box',
  musics: { off: 'Off', soft: 'Soft', louder: 'Louder' },
}

/** What any page may say, of whatever tale, and all that may lie over it. */
export const house = { common: sharedCommon, cover, notices, settings: sharedSettings, sound }
