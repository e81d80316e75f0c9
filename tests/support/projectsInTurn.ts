import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files of a project in any order (the seed that the run prints draws it), the projects one after the other, as the
 * configuration lists them: only a file of the same project is given to a worker that has loaded the product already.
 */
export class ProjectsInTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects, config } = this.ctx;
    const lot = ({ moduleId }: TestSpecification) =>
      createHash('sha256').update(`${config.sequence.seed} ${moduleId}`).digest('hex');
    return files
      .map((file) => ({ file, turn: projects.indexOf(file.project), lot: lot(file) }))
      .sort((one, other) => one.turn - other.turn || (one.lot < other.lot ? -1 : 1))
      .map(({ file }) => file);
  }
}
