// What is tried first, worldwide and in Indonesia, without the digits and signs people hang on it. The server adds a
// longer list.
const commonWords = new Set(
  (
    'password passwd passw0rd pssw0rd p4ssword pass qwerty qwertyui qwertyuiop qwer asdf asdfgh asdfghjkl asdfasdf zxcvbnm ' +
    'qazwsx qazwsxedc qaz2wsx q2w3e4r q1w2e3r a1b2c3d abc abcd abcde admin administrator root user test guest login welcome ' +
    'letmein iloveyou sunshine princess football monkey dragon superman master rahasia katasandi sandi bismillah ' +
    'indonesia sayang sayangku cintaku doraemon garuda merdeka jakarta bandung surabaya anjing kucing persib persija ' +
    'emas emasku tokoemas antam logammulia samudra samudraemas samuderaemas'
  ).split(' '),
);
const commonNumbers = new Set('11223344 12344321 11112222 147258369 159753159 741852963 789456123'.split(' '));
const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/**
 * Whether a password is among the first that a stranger would try: a well-known word, the shop's own name or one of
 * its owner's, with or without digits and signs around it; one pattern repeated; or a run along the digits or letters.
 */
export function isCommonPassword(password: string, owner: readonly string[] = []): boolean {
  const folded = password.toLowerCase();
  return (
    commonWords.has(bareWord(folded)) ||
    commonNumbers.has(folded) ||
    owner.some((name) => isName(folded, name.toLowerCase())) ||
    isRepeated(folded) ||
    isRun(folded)
  );
}

/** The text without spaces and signs, and without the digits at its ends. */
function bareWord(text: string): string {
  const word = text.replace(/[\s\p{P}\p{S}]/gu, '');
  let start = 0;
  let end = word.length;
  while (start < end && isDigit(word[start])) start += 1;
  while (end > start && isDigit(word[end - 1])) end -= 1;
  return word.slice(start, end);
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

function isName(folded: string, name: string): boolean {
  return [name, name.slice(0, Math.max(0, name.indexOf('@')))].some((part) => {
    const word = bareWord(part);
    return folded === part || (word !== '' && bareWord(folded) === word);
  });
}

/** 'aaaaaaaa', '12341234': one pattern and nothing else. Such a text stands inside its own double before the middle. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length;
}

/** '12345678', 'zyxwvuts', 'qwertyui': a walk forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = Array.from(text).reverse().join('');
  return runs.some((run) => run.includes(text) || run.includes(backwards));
}
