/** Node's hook for every file it loads: what says that it lives in the browser is only named, as Next does on its server. */
export const load = async (url, context, next) => {
  const loaded = await next(url, context);
  const source = String(loaded.source ?? '');
  if (!/^['"]use client['"]/.test(source)) return loaded;
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name);
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names]) => names.match(/\w+/g));
  const references = [...declared, ...listed].map((name) => `export const ${name} = 'in the browser';`);
  return { ...loaded, source: references.join('\n') };
};
