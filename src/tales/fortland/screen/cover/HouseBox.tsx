import { RadioGroup } from '../../../../ui/art/index.ts'
import { ChoiceWithHow, More } from '../../../../ui/frames/cover/More.tsx'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'

/** All house rules, with the standard preselected. */
export function HouseBox() {
  const { cover } = useCoverWords()
  const { config, setRules } = useDraft()
  const { rules } = config
  return (
    <More heading={cover.moreHeading}>
      <ChoiceWithHow how={cover.suggestFirst}>
        <RadioGroup
          legend={cover.fall}
          options={['out', 'first'] as const}
          chosen={rules.fall}
          words={cover.fallOf}
          onChoose={(fall) => setRules({ fall })}
        />
      </ChoiceWithHow>
      <ChoiceWithHow how={cover.suggestWinter}>
        <RadioGroup
          legend={cover.winter}
          options={['60', '30'] as const}
          chosen={rules.winter === 60 ? '60' : '30'}
          words={cover.winterOf}
          onChoose={(winter) => setRules({ winter: winter === '60' ? 60 : 30 })}
        />
      </ChoiceWithHow>
      <RadioGroup
        legend={cover.layout}
        options={['countries', 'patchwork'] as const}
        chosen={rules.layout}
        words={cover.layoutOf}
        onChoose={(layout) => setRules({ layout })}
      />
      <RadioGroup
        legend={cover.dice}
        options={['1', '2'] as const}
        chosen={rules.dice === 1 ? '1' : '2'}
        words={cover.diceOf}
        onChoose={(dice) => setRules({ dice: dice === '1' ? 1 : 2 })}
      />
      <ChoiceWithHow how={cover.suggestTurn}>
        <RadioGroup
          legend={cover.turnCost}
          options={['2', '3'] as const}
          chosen={rules.turnCost === 2 ? '2' : '3'}
          words={cover.turnCostOf}
          onChoose={(turnCost) => setRules({ turnCost: turnCost === '2' ? 2 : 3 })}
        />
      </ChoiceWithHow>
      <RadioGroup
        legend={cover.ownForts}
        options={['gain', 'cost'] as const}
        chosen={rules.ownForts}
        words={cover.ownFortsOf}
        onChoose={(ownForts) => setRules({ ownForts })}
      />
      <RadioGroup
        legend={cover.leave}
        options={['off', 'on'] as const}
        chosen={rules.leave}
        words={cover.leaveOf}
        onChoose={(leave) => setRules({ leave })}
      />
    </More>
  )
}
