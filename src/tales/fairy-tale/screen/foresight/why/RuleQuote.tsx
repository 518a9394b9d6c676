import { KeyWords } from '../../../../../ui/frames/info-card/KeyWords.tsx'
import { RuleLink } from '../../../../../ui/frames/rulebook/RuleLink.tsx'
import type { AllWords } from '../../../words/all-words.ts'
import { ruleText } from '../../cards/entries/entry.ts'
import { rulePage } from '../../cards/rule-page.ts'
import type { Quote } from './rule.ts'
import styles from './WhyCard.module.css'

/** The deciding rule in its own words, with its source. */
export const RuleQuote = ({ m, text, where }: Quote & { m: AllWords }) => (
  <blockquote className={styles['quote']}>
    <p>
      <KeyWords text={text} />
    </p>
    <footer className={styles['where']}>
      <RuleLink page={rulePage(where)}>{ruleText(m, where)}</RuleLink>
    </footer>
  </blockquote>
)
