export { answered, done } from './answered.ts';
export { decodeAsk, encodeAsk, type RawAsk, type WireAsk } from './ask.ts';
export { type AskOf, type Audience, type Call, type CallSpec, call, type Method, type ReplyOf } from './call.ts';
export { dashDate, instant, isoDate, slashDate } from './dates.ts';
export { list, listOrOne, wholeList } from './list.ts';
export { orAbsent, orNull } from './orNull.ts';
export { toOurPath, toWirePath } from './paths.ts';
export { decodeReply, encodeReply, type Unreadable, type WireReply } from './reply.ts';
export { type Named, type Ours, type Wire, type WireField, type WireFields, wire } from './wire.ts';
