import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'
import { RECORDED_DIALOGUES, type RecordedDialogues, recordDialogues } from './fixtures/referee-dialogues.ts'

const recorded: RecordedDialogues = JSON.parse(readFileSync(join(root, RECORDED_DIALOGUES), 'utf8'))

test.each(Object.keys(recorded))('the referee of %s answers the recorded dialogues byte for byte', (tale) => {
  expect(recordDialogues([tale])[tale]).toEqual(recorded[tale])
})
