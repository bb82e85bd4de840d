import { readChatTool, sendChatTool } from './chat-tools.ts'
import { claimFormTool, claimPhotoTool, fileClaimTool, listClaimsTool, readClaimTool } from './claim-tools.ts'
import { changeItemsTool, findAddressTool, quoteTool, reorderTool, samePieceTool, scanTool } from './draft-tools.ts'
import {
  atRiskTool,
  claimQueueTool,
  searchTool,
  timelineTool,
  verificationQueueTool,
  waitingTool,
} from './operator-tools.ts'
import {
  answerAdjustmentTool,
  cancelTool,
  confirmTool,
  listOrdersTool,
  receiptTool,
  setCareTool,
  trackTool,
} from './order-tools.ts'
import { bookTool, listCardsTool, placeTool, tipTool, windowsTool } from './placing-tools.ts'
import type { Tool } from './tool.ts'
import { answerRequestTool, earningsTool, listRequestsTool, moveOrderTool, washerOrdersTool } from './washer-tools.ts'

/** Every tool, in the order of the work: a customer's, a Washer's, an operator's. */
export const tools: readonly Tool[] = [
  scanTool,
  changeItemsTool,
  samePieceTool,
  setCareTool,
  findAddressTool,
  quoteTool,
  listCardsTool,
  placeTool,
  windowsTool,
  bookTool,
  listOrdersTool,
  trackTool,
  answerAdjustmentTool,
  cancelTool,
  confirmTool,
  reorderTool,
  tipTool,
  receiptTool,
  readChatTool,
  sendChatTool,
  claimFormTool,
  claimPhotoTool,
  fileClaimTool,
  listClaimsTool,
  readClaimTool,
  listRequestsTool,
  answerRequestTool,
  washerOrdersTool,
  moveOrderTool,
  earningsTool,
  searchTool,
  waitingTool,
  atRiskTool,
  timelineTool,
  claimQueueTool,
  verificationQueueTool,
]
