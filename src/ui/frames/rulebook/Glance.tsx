import type { ComponentType, ReactNode } from 'react'
import { Heading } from '../../art/index.ts'
import { RuleLine, RuleLines } from '../book/RuleLines.tsx'
import { KeyWords } from '../info-card/KeyWords.tsx'
import styles from './Glance.module.css'
import { TryPage } from './TryPage.tsx'

/** The aim of the game, at the beginning of an overview. */
export const Aim = ({ children }: { children: ReactNode }) => <p className={styles['aim']}>{children}</p>

/** A remark. */
const Aside = ({ children }: { children: ReactNode }) => <p className={styles['aside']}>{children}</p>

/** A rule, and the page with its example. */
interface GlanceRule<Page extends string> {
  page?: Page
  /** The name of the linked page, if the title is missing or differs. */
  pageName?: string
}

/** A rule in a line. */
interface GlanceLine<Page extends string> extends GlanceRule<Page> {
  name?: string
  how: string
  /** Its picture; default: that of its page. */
  icon?: ReactNode
}

/** A section of an overview, in the order of its fields. Key words are marked in its texts. */
export interface GlanceSection<Page extends string> extends GlanceRule<Page> {
  title?: string
  text?: string
  steps?: readonly string[]
  lines?: readonly GlanceLine<Page>[]
  /** A remark at the end. */
  aside?: string
}

/** The names of the rules that also have a text: under the same name with "How". */
type ToldRule<Rules extends object> = {
  [Id in keyof Rules & string]: Rules extends Readonly<Record<Id | `${Id}How`, string>> ? Id : never
}[keyof Rules & string]

/** Makes the lines of an overview: the page of a rule, its words, and its picture if that is not the one of its page. */
export const ruleLines =
  <Page extends string, Rules extends object>(rules: Rules) =>
  (page: Page, id: ToldRule<Rules>, icon?: ReactNode): GlanceLine<Page> => {
    const words = new Map<string, string>(Object.entries(rules))
    return { page, name: words.get(id) ?? '', how: words.get(`${id}How`) ?? '', icon }
  }

interface GlanceProps<Page extends string> {
  aim: string
  /** The differences between this game and the usual rules. */
  asides?: readonly string[]
  /** The picture of a page. */
  Icon?: ComponentType<{ page: Page }> | undefined
  sections: readonly GlanceSection<Page>[]
}

/** The overview of a chapter. */
export const Glance = <Page extends string>({ aim, asides = [], Icon, sections }: GlanceProps<Page>) => (
  <>
    <Aim>{aim}</Aim>
    {asides.map((aside) => (
      <Aside key={aside}>{aside}</Aside>
    ))}
    {sections.map((section) => (
      <Section key={section.title ?? section.text} {...section} Icon={Icon} />
    ))}
  </>
)

type SectionProps<Page extends string> = GlanceSection<Page> & Pick<GlanceProps<Page>, 'Icon'>

function Section<Page extends string>(props: SectionProps<Page>) {
  const { title, text, page, pageName = title, steps, lines, aside, Icon } = props
  return (
    <>
      {title && <Heading level={3}>{title}</Heading>}
      {text && (
        <p>
          <KeyWords text={text} /> {page && <TryPage page={page} name={pageName ?? text} />}
        </p>
      )}
      {steps && (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {lines && (
        <RuleLines>
          {lines.map((line) => (
            <Line key={line.how} {...line} Icon={Icon} />
          ))}
        </RuleLines>
      )}
      {aside && <Aside>{aside}</Aside>}
    </>
  )
}

type LineProps<Page extends string> = GlanceLine<Page> & Pick<GlanceProps<Page>, 'Icon'>

function Line<Page extends string>({ page, pageName, name, how, icon, Icon }: LineProps<Page>) {
  const picture = icon ?? (page && Icon && <Icon page={page} />)
  if (page === undefined) return <RuleLine icon={picture} name={name} how={how} />
  return (
    <RuleLine icon={picture} name={name} how={how}>
      {' '}
      <TryPage page={page} name={pageName ?? name ?? how} />
    </RuleLine>
  )
}
