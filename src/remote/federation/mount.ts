import './applyDeploy'

export * from '../exposes/mount'
