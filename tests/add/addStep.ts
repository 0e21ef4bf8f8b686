import { parseArgs } from 'node:util'
import { languages } from '../../src/messages/otherLanguages'
import { type InstallStep, installSteps } from '../../src/session/installSteps'
import type { Project } from './Project'
import type { Recipe } from './Recipe'

const view = 'src/connect/install'
const dialogs = 'src/messages/dialogs.ts'

type Words = {
  /** The step's name, such as BACK_UP. */
  readonly step: string
  readonly after: InstallStep
  /** The step's name in camelCase, which is also the name of its group of messages. */
  readonly group: string
  readonly title: string
  readonly text: string
}

/** Adds a step of the connect dialog that follows another step of installing a wallet. */
export const addStep: Recipe = {
  usage: `step NAME -- --after STEP --title "Back up {wallet}" --text "Write down …"`,
  run(project, args) {
    const words = read(project, args)
    const { step, after, group } = words
    writeRules(project, words)
    writeView(project, words)
    writeMessages(project, words)
    writeTests(project, words)
    return [
      `Send \`{ type: 'SHOW', step: '${step}', walletId }\` from the view of ${after}, and test that.`,
      `Translate \`dialogs.${group}\` in src/messages/languages. \`npm test -- messages\` prints what is still in English.`,
      `Add the step to the requirements 4.13 and 4.18 to 4.22 in tests/specification/requirements.ts.`,
      'Run `npm test -- session connect`, and look at the step in `npm start`, /gallery.',
      'Run `npm run build`, then `npm run surface`, which records the new messages.',
    ]
  },
}

/** @throws Error if an argument is missing or not valid, or if the step or its group of messages exists */
function read(project: Project, args: readonly string[]): Words {
  const string = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { after: string, title: string, text: string },
  })
  const [step = ''] = positionals
  const { after = '', title = '', text = '' } = values
  if (!/^[A-Z]+(_[A-Z]+)*$/.test(step))
    throw new Error(`"${step}" is not a name in capitals, such as BACK_UP.`)
  if (Object.hasOwn(installSteps, step))
    throw new Error(`There is a step "${step}" already.`)
  if (!isInstallStep(after))
    throw new Error(
      `Add --after, the step before it: ${Object.keys(installSteps).join(', ')}.`,
    )
  if (
    title.split('{wallet}').length !== 2 ||
    !isSentence(title.replace('{wallet}', ''))
  )
    throw new Error(
      'Add --title, a heading with {wallet} for the wallet’s name, without straight quotes.',
    )
  if (!isSentence(text))
    throw new Error('Add --text, a sentence without straight quotes.')
  const group = camelCase(step)
  if (project.read(dialogs).includes(`\n  ${group}: {`))
    throw new Error(`${dialogs} has a group "${group}" already.`)
  return { step, after, group, title, text }
}

function isInstallStep(name: string): name is InstallStep {
  return Object.hasOwn(installSteps, name)
}

function isSentence(text: string): boolean {
  return /^\S[^"'`\\${}\n]+$/.test(text)
}

function camelCase(step: string): string {
  return step
    .toLowerCase()
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function viewName(group: string): string {
  return `${group[0]?.toUpperCase()}${group.slice(1)}`
}

function writeRules(project: Project, { step, after }: Words) {
  const file = 'src/session/installSteps.ts'
  project.replace(
    file,
    '\n\ntype InstallStepRules',
    `\n  | '${step}'\n\ntype InstallStepRules`,
  )
  addRow(
    project,
    file,
    'installSteps',
    `${step}: {
    depth: ${installSteps[after].depth + 1},
    exists: (wallet) => installSteps.${after}.exists(wallet),
    above: () => '${after}',
  }`,
  )
}

function writeView(project: Project, { step, group }: Words) {
  const name = viewName(group)
  project.create(
    `${view}/${name}.tsx`,
    `import { Button } from '../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'
import * as styles from './Download.styles'

/** Step ${step}. */
export function ${name}({ messages, send, wallet }: WalletStepProps) {
  const { ${group}, instructions } = messages
  return (
    <div className={styles.body}>
      <p>{${group}.text}</p>
      <div className={styles.actions}>
        <Button
          tone="primary"
          onClick={() => send({ type: 'CHOOSE', walletId: wallet.id })}
        >
          {instructions.connect}
        </Button>
      </div>
    </div>
  )
}
`,
  )
  const views = `${view}/InstallSteps.tsx`
  project.rewrite(
    views,
    `import { ${name} } from './${name}'\n${project.read(views)}`,
  )
  addRow(project, views, 'views', `${step}: ${name}`)
  addRow(
    project,
    'src/connect/stepTitle.ts',
    'installTitles',
    `${step}: (wallet, { ${group} }) => ${group}.title(wallet)`,
  )
}

/** Adds the English texts to every language, because languages with missing texts do not compile. */
function writeMessages(project: Project, { group, title, text }: Words) {
  const template = `\`${title.replace('{', '${')}\``
  const addGroup = (file: string, wallet: string, gap: string) =>
    project.rewrite(
      file,
      project
        .read(file)
        .replace(
          /^( +)instructions: \{$/m,
          (line) =>
            `  ${group}: { title: (${wallet}) => ${template}, text: '${text}' },${gap}${line}`,
        ),
    )
  addGroup(dialogs, 'wallet: string', '\n\n')
  for (const tag of Object.keys(languages))
    addGroup(`src/messages/languages/${tag}.ts`, 'wallet', '\n')
}

/** Adds the step to the lists that the session's tests compare with, and adds its picture to the gallery. */
function writeTests(project: Project, { step, after, group }: Words) {
  project.append(
    'tests/unit/session/walk.test.ts',
    /const withPages: [^=]*= \[[^\]]*(?=\n\])/,
    `'${step}'`,
  )
  project.replace(
    'tests/fixtures/session/pageLaws.ts',
    '    default:\n',
    `    case '${step}':\n      return isOffered('${after}', wallet)\n    default:\n`,
  )
  const mobile = "      case 'INSTRUCTIONS_MOBILE':\n"
  project.replace(
    'tests/fixtures/session/stateLaws.ts',
    mobile,
    `      case '${step}':\n        return target === '${after}'\n${mobile}`,
  )
  addRow(
    project,
    'tests/fixtures/states/connectStates.ts',
    'connectStates',
    `'${words(group)}': flowAt({ name: '${step}', walletId: 'acme' })`,
  )
}

function words(group: string): string {
  return group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Adds a row at the end of a constant whose value ends with a brace in the first column. */
function addRow(project: Project, file: string, table: string, row: string) {
  project.append(
    file,
    new RegExp(`const ${table}\\b[\\s\\S]*?(?=\\n\\}\\n)`),
    row,
  )
}
