export { forReact } from '../app/forReact'
export { type Mounted, mount } from '../app/mount'
