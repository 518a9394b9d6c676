import type { Messages } from '../messages.ts'

export const keys: Messages['keys'] = {
  groups: { board: 'De citadel' },
  onBoard: 'Terwijl het bord de focus heeft.',
  means: {
    begin: 'Op het omslag: begin',
    reveal: 'Draai een kaart om',
    card: 'Pak de volgende kaart uit je hand',
    pile: 'Koop een kaart van de stapel',
    hire: 'Huur een Invloedkaart in',
    raze: 'Kies een gebouw om te slopen',
    do: 'Doe wat bij het gekozen perceel hoort',
    end: 'Einde beurt',
    confirm: 'Vraag naar het perceel; nog eens: doe wat erbij hoort',
    'put-back': 'Leg terug wat je in de hand hebt',
    again: 'Zie de laatste beurt nog eens',
    hide: 'Verberg je kaarten, of toon ze',
    standing: 'Hoor hoe alle Orden ervoor staan',
    odds: 'Hoor de kansen van de volgende kaart',
    about: 'Wat is dit? De kaart ervan',
    hint: 'Vraag de Grootmeester',
    level: 'Gevaren: uit, wat dreigt, of alles',
    rove: 'Langs de ring, of over de ringen heen',
    'sector-a': 'Naar de eerste sector',
    'next-place': 'Volgend perceel waar wat je in de hand hebt mag staan',
    'next-own': 'Volgend eigen perceel',
  },
}
