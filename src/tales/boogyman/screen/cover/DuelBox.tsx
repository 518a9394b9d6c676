import { SEATS } from '../../../../engine/boogyman/index.ts'
import { RadioGroup } from '../../../../ui/art/index.ts'
import { ChoiceWithHow, More } from '../../../../ui/frames/cover/More.tsx'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'

/** Options with defaults: the first player, the maximum of trees, and placement of the first four pawns. */
export function DuelBox() {
  const { common, cover } = useCoverWords()
  const { config, placeForUs, setFirst, setTrees, setPlaceForUs } = useDraft()
  return (
    <More heading={cover.moreHeading}>
      <RadioGroup
        legend={cover.first}
        options={SEATS}
        chosen={config.first}
        words={common.sides}
        onChoose={setFirst}
      />
      <RadioGroup
        legend={cover.opening}
        options={['own', 'placed'] as const}
        chosen={placeForUs ? 'placed' : 'own'}
        words={cover.openingOf}
        onChoose={(choice) => setPlaceForUs(choice === 'placed')}
      />
      <ChoiceWithHow how={cover.treesHow}>
        <RadioGroup
          legend={cover.trees}
          options={['two', 'three'] as const}
          chosen={config.rules.trees}
          words={cover.treesOf}
          onChoose={setTrees}
        />
      </ChoiceWithHow>
    </More>
  )
}
