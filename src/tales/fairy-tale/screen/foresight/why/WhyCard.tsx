import { useId, useRef } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { Button, Icon, IconButton, PaperCard } from '../../../../../ui/art/index.ts'
import { useFocusWhileOpen } from '../../../../../ui/input/Popover.tsx'
import { targetRef } from '../../../../../ui/input/targets.ts'
import { openDialog } from '../../../../../ui/page/page.ts'
import { useAppWords } from '../../../../../ui/text/house.ts'
import { MonsterIcon } from '../../../art/index.ts'
import { useExpansions } from '../../../load-expansions.ts'
import { useGame, useTable } from '../../../runtime.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import type { FullLogWriter } from '../../log/line.ts'
import { ComingPart } from './ComingPart.tsx'
import { askWhy, closeWhy, type Explained, explained, useWhy } from './explanation.ts'
import type { ExplainedEvent } from './moments.ts'
import { StepPart } from './StepPart.tsx'
import styles from './WhyCard.module.css'

interface WhyCardProps {
  /** The live state. */
  real: State
}

/** "Why there?": the card over a sheet that explains a step, or the place of new monsters. */
export function WhyCard({ real }: WhyCardProps) {
  const m = useAllWords()
  const session = useGame((game) => game.session)
  const lines = useExpansions()?.lines ?? null
  const asked = useWhy((why) => why.asked)
  const found = asked && session ? explained(asked, session, real) : null
  return found && session ? (
    <OpenCard found={found} real={real} teller={{ m, config: session.config, lines }} />
  ) : null
}

interface OpenCardProps extends WhyCardProps {
  found: Explained
  teller: FullLogWriter
}

function OpenCard({ found, real, teller }: OpenCardProps) {
  const { m } = teller
  const { moment } = found
  const title = useId()
  const paper = useRef<HTMLElement>(null)
  useFocusWhileOpen(paper)
  const coming = moment.kind === 'coming'
  return (
    <aside ref={paper} className={styles['card']} data-why="" aria-labelledby={title} tabIndex={-1}>
      <PaperCard ref={targetRef('why:card')} seed="why" className={styles['sheet']}>
        <div className={styles['inside']}>
          <header className={styles['header']}>
            {moment.kind === 'step' && <MonsterIcon kind={moment.run.kind} size={46} />}
            <h2 className={styles['title']} id={title}>
              {titleOf(m, moment)}
            </h2>
          </header>
          {coming ? (
            <ComingPart m={m} moment={moment} />
          ) : (
            <StepPart found={found} moment={moment} teller={teller} real={real} />
          )}
        </div>
        <Foot found={found} />
      </PaperCard>
    </aside>
  )
}

function titleOf({ why }: AllWords, moment: ExplainedEvent): string {
  if (moment.kind === 'coming') return why.comingTitle
  return moment.part.event.type === 'monster-stayed' ? why.stayTitle : why.title
}

/** The buttons to the step before or after, to the rule book, and to close. */
function Foot({ found: { asked, moments, index } }: { found: Explained }) {
  const table = useTable()
  const { why } = useAllWords()
  const { common } = useAppWords()
  const go = (by: number) => {
    const next = moments[index + by]
    if (next) askWhy(table, { ...asked, frame: next.frame })
  }
  return (
    <footer className={styles['foot']}>
      {moments.length > 1 && (
        <div className={styles['steps']}>
          <IconButton
            size={44}
            aria-label={why.previous}
            title={why.previous}
            aria-disabled={index === 0}
            onClick={() => go(-1)}
          >
            <span className={styles['back']}>
              <Icon name="play" size={20} />
            </span>
          </IconButton>
          <span className={styles['count']}>{why.count(index + 1, moments.length)}</span>
          <IconButton
            size={44}
            aria-label={why.next}
            title={why.next}
            aria-disabled={index === moments.length - 1}
            onClick={() => go(1)}
          >
            <Icon name="play" size={20} />
          </IconButton>
        </div>
      )}
      <Button className={styles['plank']} onClick={() => openDialog('rules')}>
        {why.book}
      </Button>
      <Button tone="blue" className={styles['plank']} onClick={() => closeWhy(table)}>
        {common.close}
      </Button>
    </footer>
  )
}
