import { useState } from 'react'
import { standardRules } from '../../../../engine/fairy-tale/index.ts'
import { Button, Heading, OptionCard } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { useBoxWords } from '../../words/box.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useHouseRulesWords } from '../../words/house-rules.ts'
import { useDraft } from './draft.ts'
import { HouseBoard } from './HouseBoard.tsx'
import styles from './HouseRulesButton.module.css'
import { HOUSE_BOARDS } from './house-boards.ts'
import { HOUSE_RULE_IDS, type HouseRule, READINGS, rulesOn } from './house-rule-options.ts'
import { rateWords } from './measured.ts'
import { tendencyOf } from './tendency.ts'

/** A button with the number of active house rules, which opens their dialog. */
export function HouseRulesButton({ className }: { className: string }) {
  const { houseRulesOn } = useBoxWords()
  const count = useDraft((draft) => rulesOn(draft.rules).length)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {houseRulesOn(count)}
      </Button>
      {open && <HouseRulesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The dialog of house rules: for each open point of the rule book its text, our ruling, and the alternatives. */
function HouseRulesDialog({ onClose }: { onClose: () => void }) {
  const box = useBoxWords()
  const words = useHouseRulesWords()
  const none = useDraft((draft) => rulesOn(draft.rules).length === 0)
  const asPrinted = () => {
    if (none) return
    useDraft.getState().setRules(standardRules())
    announce(box.printedTaken)
  }
  return (
    <Dialog title={box.houseRules} onClose={onClose}>
      <p>{words.how}</p>
      {HOUSE_RULE_IDS.map((rule) => (
        <Rule key={rule} rule={rule} />
      ))}
      <div className={styles.ways}>
        <Button aria-disabled={none} onClick={asPrinted}>
          {box.asPrinted}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </Dialog>
  )
}

/** Shows whether a reading makes the game easier or harder, if that was measured. */
function Tends({ rule, reading }: { rule: HouseRule; reading: string }) {
  const { tends } = useHouseRulesWords()
  const { cover } = useCoverWords()
  const tendency = tendencyOf(rule, reading)
  if (!tendency) return null
  const { is, by, without } = tendency
  return (
    <span className={styles.tends} data-tends={is}>
      {' '}
      <b>{tends[is]}</b> {tends.how(rateWords(by, cover), rateWords(without, cover))}
    </span>
  )
}

/** One rule of the book with its readings, the standard one first. */
function Rule<Id extends HouseRule>({ rule }: { rule: Id }) {
  const words = useHouseRulesWords().rules[rule]
  const names: Readonly<Record<string, string>> = useBoxWords().readings[rule]
  const chosen = useDraft((draft) => draft.rules[rule])
  const means: Readonly<Record<string, string>> = words.means
  return (
    <fieldset className={styles.rule} aria-describedby={`${rule}-source ${rule}-read`}>
      <legend className={styles.legend}>
        <Heading level={3}>{words.name}</Heading>
      </legend>
      <blockquote className={styles.source} id={`${rule}-source`}>
        {words.source}
      </blockquote>
      <p className={styles.read} id={`${rule}-read`}>
        {words.read}
      </p>
      <div className={styles.readings}>
        {READINGS[rule].map((reading) => (
          <OptionCard
            key={reading}
            type="radio"
            framed
            className={styles.reading ?? ''}
            name={rule}
            checked={reading === chosen}
            aria-labelledby={`${rule}-${reading}`}
            aria-describedby={`${rule}-${reading}-means`}
            onChange={() => useDraft.getState().setRules({ [rule]: reading })}
          >
            <HouseBoard board={HOUSE_BOARDS[rule][reading]} />
            <span className={styles.name} id={`${rule}-${reading}`}>
              {names[reading]}
            </span>
            <span className={styles.means} id={`${rule}-${reading}-means`}>
              {means[reading]}
              <Tends rule={rule} reading={reading} />
            </span>
          </OptionCard>
        ))}
      </div>
    </fieldset>
  )
}
