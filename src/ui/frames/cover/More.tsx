import type { ReactNode } from 'react'
import { Heading, RadioGroup } from '../../art/index.ts'
import styles from './More.module.css'
import { MORE_ID } from './MoreButton.tsx'

/** The choice box: choices that have a default. */
export const More = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.more} id={MORE_ID} aria-labelledby="more-heading">
    <Heading>
      <span id="more-heading">{heading}</span>
    </Heading>
    {children}
  </section>
)

/** A choice with its consequences below. */
export const ChoiceWithHow = ({ how, children }: { how: string; children: ReactNode }) => (
  <div>
    {children}
    <p className={styles.how}>{how}</p>
  </div>
)

/** The options of each house rule. */
type Options = Readonly<Record<string, readonly (string | number)[]>>

/** The words of house rules: the question of each, and its options under the same name with "Of". */
type RuleWords<O extends Options, Id extends keyof O & string> = Readonly<Record<Id, string>> & {
  readonly [Rule in Id as `${Rule}Of`]: Readonly<Record<`${O[Rule][number]}`, string>>
}

interface HouseRuleChoicesProps<O extends Options, Id extends keyof O & string> {
  /** The rules to choose, in display order. */
  ids: readonly Id[]
  options: O
  chosen: { readonly [Rule in Id]: O[Rule][number] }
  words: RuleWords<O, NoInfer<Id>>
  /** The consequences of some rules. */
  hows: Readonly<Partial<Record<NoInfer<Id>, string>>>
  onChoose(change: Partial<{ readonly [Rule in Id]: O[Rule][number] }>): void
}

/** Choices of house rules, each with its consequences below if it has any. */
export function HouseRuleChoices<O extends Options, Id extends keyof O & string>(
  props: HouseRuleChoicesProps<O, Id>,
): ReactNode {
  const { ids, options, chosen, words, hows, onChoose } = props
  return ids.map((id) => {
    const all: readonly (string | number)[] = options[id] ?? []
    const choice = (
      <RadioGroup
        key={id}
        legend={words[id]}
        options={all.map(String)}
        chosen={String(chosen[id])}
        words={optionWords(words, id)}
        onChoose={(text) =>
          // The option is one of this rule; the compiler does not follow it through its text.
          onChoose({ [id]: all.find((option) => String(option) === text) } as Partial<typeof chosen>)
        }
      />
    )
    return hows[id] === undefined ? (
      choice
    ) : (
      <ChoiceWithHow key={id} how={hows[id]}>
        {choice}
      </ChoiceWithHow>
    )
  })
}

/** The type of the words says that these exist; the compiler does not follow the key. */
const optionWords = (words: object, id: string): Readonly<Record<string, string>> =>
  Reflect.get(words, `${id}Of`) as Readonly<Record<string, string>>
