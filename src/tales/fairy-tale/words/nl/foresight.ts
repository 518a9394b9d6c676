import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

const hearts = (n: number) => countNoun(n, 'hart', 'harten')

export const SIDES = { north: 'het noorden', east: 'het oosten', south: 'het zuiden', west: 'het westen' }

export const foresight: Messages['foresight'] = {
  name: 'Zes toekomsten',
  tab: 'Straks',
  openName: 'Zes toekomsten: wat de dobbelsteen van de monsters kan brengen',
  openSays: (said) => `Zes toekomsten: wat de dobbelsteen van de monsters kan brengen. ${said}`,
  opened: (summary) => `Zes toekomsten: ${summary} Ze staan in de groep met die naam.`,
  closed: 'De zes toekomsten zijn weggelegd.',
  kept: (future) => `Blijft staan in het bos: ${future}`,
  levels: { calm: 'Op verzoek', guided: 'Alleen gevaar', full: 'Alles' },
  levelSet: (level) => `Waarschuwingen: ${level}.`,
  considered: 'Als je dit doet',
  notNow: {
    roll: 'Er valt nu niets te voorspellen: gooi eerst voor nieuwe monsters.',
    side: 'Er valt nu niets te voorspellen: er ligt een 5, dus kies eerst een kant.',
    answer: 'Er valt nu niets te voorspellen: beantwoord eerst wat er gevraagd wordt.',
    nobody: 'Er valt nu niets te voorspellen: in deze beurt beweegt geen monster.',
    watch: 'Er valt nu niets te voorspellen: de monsters zijn onderweg.',
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
    if (isOver) return 'Het verhaal is uit'
    return lost === 0 ? 'De Eik is veilig' : capital(hearts(lost))
  },
  moving: (n) => (n === 0 ? 'niemand beweegt' : n === 1 ? 'één beweegt' : `${n} bewegen`),
  future: (face, name, verdict, moving) =>
    `${face === null ? '' : `${face}, `}${name}: ${verdict}, ${moving}.`,

  certain: {
    all: 'Aan het eind van de beurt: allemaal',
    now: 'Als de monsters bewegen',
    safe: 'Wat komt, staat vast: de Eik is veilig.',
    summary: ({ hurt, ends }) =>
      `Wat komt, staat vast: het ${ends ? 'is het einde' : hurt > 1 ? `kost ${hearts(hurt)}` : 'raakt de Eik'}.`,
    figures: ({ hurt, ends }) => (ends ? 'het einde' : `zeker: ${hearts(hurt)}`),
  },

  safe: 'Geen worp raakt de Eik.',
  allSafe: 'veilig',
  figures: ({ faces, of, hurt, ends }) => {
    if (ends) return `${faces}/${of} het einde`
    return `${faces}/${of} ${hurt > 1 ? hearts(hurt) : 'raak'}`
  },
  summary: (hurting, { faces, of, hurt, ends }) => {
    const cost = (rolls: number) => {
      if (ends) return rolls === 1 ? 'is het einde' : 'zijn het einde'
      return `${rolls === 1 ? 'kost' : 'kosten'} ${hearts(hurt)}`
    }
    const worse = ends || hurt > 1
    if (worse && faces === hurting) return `${hurting} van ${of} worpen ${cost(faces)}.`
    const worst = worse ? `, ${inWords(faces)} ${cost(faces)}` : ''
    return `${hurting} van ${of} worpen ${hurting === 1 ? 'raakt' : 'raken'} de Eik${worst}.`
  },

  routes: {
    show: 'Toon alle wegen naar de Eik',
    hide: 'Verberg de wegen',
    hidden: 'De wegen zijn verborgen.',
  },
}
