import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

const hearts = (n: number) => countNoun(n, 'hart', 'harten')

export const SIDES = { north: 'het noorden', east: 'het oosten', south: 'het zuiden', west: 'het westen' }

export const foresight: Messages['foresight'] = {
  name: 'Zes toekomsten',
  tab: 'Straks',
  openName: 'Zes toekomsten: wat elke worp zou doen',
  openSays: (said) => `Zes toekomsten: wat elke worp zou doen. ${said}`,
  opened: (summary) => `Zes toekomsten: ${summary} Ze staan in de groep “Zes toekomsten”.`,
  closed: 'De zes toekomsten zijn dicht.',
  kept: (future) => `Blijft op het bord: ${future}`,
  levels: { calm: 'Op verzoek', guided: 'Altijd', full: 'Dik' },
  levelSet: (level) => `Pijlen en waarschuwingen: ${level}.`,
  considered: 'Als je dit doet',
  notNow: {
    roll: 'Gooi eerst voor nieuwe monsters. Kijk dan vooruit.',
    side: 'Er ligt een 5. Kies eerst een kant. Kijk dan vooruit.',
    answer: 'Beantwoord eerst de vraag. Kijk dan vooruit.',
    nobody: 'Vooruitkijken hoeft niet: deze beurt beweegt geen monster.',
    watch: 'De monsters bewegen. Kijk daarna vooruit.',
  },

  rolls: {
    north: 'Noord',
    east: 'Oost',
    south: 'Zuid',
    west: 'West',
    choose: 'Kies',
    all: 'Alle',
  },
  best: (side) => `Het beste: ${SIDES[side]}`,

  verdict: (lost, isOver) => {
    if (isOver) return 'Jullie verliezen'
    return lost === 0 ? 'De Eik is veilig' : capital(hearts(lost))
  },
  moving: (n) => (n === 0 ? 'niemand beweegt' : n === 1 ? 'één beweegt' : `${n} bewegen`),
  future: (face, name, verdict, moving) =>
    `${face === null ? '' : `${face}, `}${name}: ${verdict}, ${moving}.`,

  certain: {
    all: 'Aan het eind van de beurt: allemaal',
    now: 'Als de monsters bewegen',
    safe: 'Dit staat vast: de Eik is veilig.',
    summary: ({ hurt, ends }) =>
      `Dit staat vast: ${ends ? 'jullie verliezen het spel' : hurt > 1 ? `de Eik verliest ${hearts(hurt)}` : 'de Eik wordt geraakt'}.`,
    brief: ({ hurt, ends }) => (ends ? 'Jullie verliezen zeker' : `Dit kost ${hearts(hurt)}`),
  },

  safe: 'Geen worp raakt de Eik.',
  briefSafe: 'Geen worp raakt',
  brief: ({ faces, of, hurt, ends }) => {
    const isOne = faces === 1
    if (ends || hurt > 1)
      return `${faces} van ${of} ${isOne ? 'kost' : 'kosten'} ${ends ? 'het spel' : hearts(hurt)}`
    return `${faces} van ${of} worpen ${isOne ? 'raakt' : 'raken'}`
  },
  summary: (hurting, { faces, of, hurt, ends }) => {
    const cost = (rolls: number) => {
      if (ends) return rolls === 1 ? 'kost het spel' : 'kosten het spel'
      return `${rolls === 1 ? 'kost' : 'kosten'} ${hearts(hurt)}`
    }
    const worse = ends || hurt > 1
    if (worse && faces === hurting) return `${hurting} van ${of} worpen ${cost(faces)}.`
    const worst = worse ? `, ${inWords(faces)} ${cost(faces)}` : ''
    return `${hurting} van ${of} worpen ${hurting === 1 ? 'raakt' : 'raken'} de Eik${worst}.`
  },

  routes: {
    caption: 'Alle wegen',
    show: 'Toon alle wegen naar de Eik',
    hide: 'Verberg de wegen',
    hidden: 'De wegen zijn verborgen.',
  },
}
