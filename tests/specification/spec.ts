import { checkSpecification } from './checkSpecification'

const say = (line: string) => process.stdout.write(`${line}\n`)

const failed = await checkSpecification(say, 'all requirements')
process.exitCode = failed === 0 ? 0 : 1
