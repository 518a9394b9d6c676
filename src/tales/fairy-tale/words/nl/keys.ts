import type { AllWords } from '../all-words.ts'

/** Wat de toetsen van dit verhaal doen, op het blad met alle toetsen. */
export const keys: AllWords['keys'] = {
  groups: { board: 'Het bos' },
  onBoard: 'Terwijl de focus op het bos ligt.',
  means: {
    seal: 'Gooien, de beurt beëindigen, het verhaal beginnen',
    take: 'Een tegel in de hand nemen',
    turn: 'Draaien wat je in de hand hebt',
    'turn-back': 'Terugdraaien',
    confirm: 'Bevestigen',
    'put-back': 'Terugleggen wat je in de hand hebt, of een kaart of de toekomsten sluiten',
    wield: 'Een kracht of een symbool kiezen',
    pour: 'Giet de emmer over een vuur (nieuwere dozen)',
    order: 'Neem een soldaat in dienst, of laat er een marcheren (nieuwere dozen)',
    cast: 'Spreek de spreuk (nieuwere dozen)',
    switch: 'Draai de wegwijzer of zet de brug hier om (nieuwere dozen)',
    side: 'Noord, oost, zuid of west kiezen, als om een kant gevraagd wordt',
    again: 'De beurt van de monsters nog eens bekijken',
    describe: 'Horen hoe de tafel ervoor staat',
    about: 'Wat is dit? De kaart ervan',
    why: 'Waarom gaat dit monster daarheen?',
    hint: 'Een hint van de Wachter; nog eens: meer ervan',
    futures: 'De zes toekomsten',
    routes: 'Alle wegen naar de Eik',
    peek: 'Alles zien wat komt, zolang de toets is ingedrukt',
    level: 'Waarschuwingen: op verzoek, alleen gevaar, of alles',
    rove: 'Van plek naar plek; het beeld, als het bos zelf de focus heeft',
    'row-ends': 'Naar de eerste of de laatste plek van een rij',
    fit: 'Het hele bos',
  },
}
