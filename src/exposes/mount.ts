export { forReact } from '../app/forReact'
export { type Mounted, type MountProps, mount } from '../app/mount'
