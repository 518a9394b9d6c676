import { HOUSE_RULES } from '../../../../engine/fortland/index.ts'
import { HouseRuleChoices, More } from '../../../../ui/frames/cover/More.tsx'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import { RULES_IN_ORDER } from './house-rule-words.ts'

/** All house rules, with the standard preselected. */
export function HouseBox() {
  const { cover } = useCoverWords()
  const { config, setRules } = useDraft()
  return (
    <More heading={cover.moreHeading}>
      <HouseRuleChoices
        ids={RULES_IN_ORDER}
        options={HOUSE_RULES}
        chosen={config.rules}
        words={cover}
        hows={{ fall: cover.suggestFirst, winter: cover.suggestWinter, turnCost: cover.suggestTurn }}
        onChoose={setRules}
      />
    </More>
  )
}
