import { readFileSync } from 'node:fs'
import path from 'node:path'

const contract = path.join(import.meta.dirname, '../../../dist/contract.json')
const { preload } = JSON.parse(readFileSync(contract, 'utf8'))

/** Path of the script with the button, relative to the remote. The names of scripts are numbers. */
export const buttonScript: string = preload[0]
