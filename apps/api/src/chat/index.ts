export { sendMessage } from './use-cases/send-message.ts'
