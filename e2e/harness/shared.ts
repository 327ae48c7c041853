// Parts that tools share with the browser tests; nothing here needs Vitest.
export { startServer, freePort, type TestServer } from './server.ts';
export {
  openBrowser,
  newPhone,
  waitForInstall,
  waitForLateCache,
  PHONE,
  DESKTOP,
  type Phone,
  type PhoneOptions,
} from './phone.ts';
export { newFarmer, type Farmer } from './farmer.ts';
export { addFields, makePro, sendCommands } from './fields.ts';
export { queryDatabase, databaseConfigOf } from './database.ts';
export { axeAllThemes } from './axe.ts';
export { takeScreenshot } from './screenshot.ts';
export { drawnLeaf, drawnScreen, drawnShoe, fieldPhoto, type Picture } from './pictures.ts';
export { callAs } from './call.ts';
export { findMailLink as linkTo } from './mail.ts';
