import type { KeysWords } from '../keys.ts'

/** Woorden van het blad met toetsen. */
export const sharedKeys: KeysWords = {
  title: 'Toetsen',
  groups: {
    turn: 'De beurt',
    show: 'Terwijl er iets te zien is',
    look: 'Kijken en vragen',
    album: 'In het album',
    page: 'Overal',
  },
  caps: {
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    ' ': 'Spatie',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Home: 'Home',
    End: 'End',
  },
  arrows: {
    ArrowUp: 'pijltje omhoog',
    ArrowRight: 'pijltje rechts',
    ArrowDown: 'pijltje omlaag',
    ArrowLeft: 'pijltje links',
  },
  held: 'ingedrukt',
  means: {
    undo: 'Terugnemen',
    redo: 'Toch weer doen',
    pause: 'Pauzeren, of doorgaan',
    step: 'Eén stap, dan pauze',
    skip: 'Overslaan tot het einde',
    pan: 'Het beeld schuiven',
    'zoom-in': 'Dichterbij',
    'zoom-out': 'Verder weg',
    keys: 'Dit blad',
    'album-event': 'Een gebeurtenis terug of verder',
    'album-action': 'Een actie terug of verder',
    'album-turn': 'Een beurt terug of verder',
    'album-ends': 'Naar de eerste gebeurtenis of de laatste',
    'album-play': 'Afspelen, of pauzeren',
  },
  settings: { on: 'Aan', off: 'Uit' },
  offNote: 'Ze staan uit en zijn hier weggelaten. Alles wat ze doen, kan ook met een knop.',
}
