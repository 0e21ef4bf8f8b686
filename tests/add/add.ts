import { Project } from './Project'
import type { Recipe } from './Recipe'
import { recipes } from './recipes'

const [kind = '', ...args] = process.argv.slice(2)
const recipe = Object.hasOwn(recipes, kind) ? recipes[kind] : undefined
if (recipe) add(recipe)
else fail(`There is no recipe "${kind}".`, Object.values(recipes))

function add(chosen: Recipe) {
  const project = new Project()
  try {
    const left = chosen.run(project, args)
    const files = project.save()
    console.log(['Written:', ...files.map((file) => `  ${file}`)].join('\n'))
    console.log(['Left to do:', ...left.map((line) => `- ${line}`)].join('\n'))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), [chosen])
  }
}

function fail(why: string, shown: readonly Recipe[]) {
  const usages = shown.map(({ usage }) => `  npm run add ${usage}`)
  console.error([why, 'Usage:', ...usages].join('\n'))
  process.exitCode = 1
}
